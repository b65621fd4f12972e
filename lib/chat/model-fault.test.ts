import { APICallError } from 'ai'
import { expect, test } from 'vitest'
import { AnswerFault, BusyModelError, faultForLog, faultSentence, type ModelFault, modelFault, SilentModelError } from './model-fault'

const refused = (statusCode: number, responseBody = '') =>
  new APICallError({
    message: 'Incorrect API key provided: sk-abc123. See docs.',
    url: 'https://x',
    requestBodyValues: {},
    statusCode,
    responseBody,
  })

test('each failure of a service has its kind', () => {
  const kinds: [unknown, ModelFault][] = [
    [refused(401), 'not-set-up'],
    [refused(404), 'not-set-up'],
    [refused(429), 'busy'],
    [refused(429, '{"error":{"code":"insufficient_quota"}}'), 'not-set-up'],
    [refused(500), 'failing'],
    [new TypeError('terminated'), 'failing'],
    [new SilentModelError(45), 'silent'],
    [new BusyModelError(null, null), 'busy'],
    [new AnswerFault('cut-short'), 'cut-short'],
  ]
  expect(kinds.map(([error]) => modelFault(error))).toEqual(kinds.map(([, kind]) => kind))
})

test('each kind is one sentence that says what happened, what was kept and what to do', () => {
  const kinds: ModelFault[] = ['busy', 'not-set-up', 'failing', 'silent', 'unreadable', 'empty', 'circling', 'cut-short', 'withheld']
  for (const hasWords of [true, false]) {
    for (const kind of kinds) {
      const sentence = faultSentence(new AnswerFault(kind), hasWords)
      expect(sentence).toMatch(/^The [^.!]+; (your message|what stands above) and your trip are kept; please [^.!]+\.$/)
    }
  }
  expect(faultSentence(new BusyModelError(150, null), false)).toContain('in about 3 minutes')
  expect(faultSentence(new SilentModelError(45), true)).toContain('after 45 seconds; what stands above')
})

test('a log gets the status and no key; what a model sent stays out of it', () => {
  expect(String(faultForLog(refused(401)))).toBe(
    'AI_APICallError: the model answered 401: Incorrect API key provided: [left out] See docs.',
  )
  const invalid = Object.assign(new Error('Invalid input: Ana Marlow, born 1990'), { name: 'AI_InvalidToolInputError' })
  expect(String(faultForLog(invalid))).toBe('AI_InvalidToolInputError: what the model sent did not fit')
})
