import { expect, test } from 'vitest'
import { evaluateSecrets } from './evaluate-secrets'

test.each(evaluateSecrets(7, 1_000, 400))(
  'of the $set messages no harmless one raises an alarm, and no card or passport passes',
  ({ falseAlarms, missed }) => {
    expect({ falseAlarms, missed }).toEqual({ falseAlarms: [], missed: [] })
  },
)
