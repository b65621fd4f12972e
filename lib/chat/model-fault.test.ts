import { APICallError } from 'ai'
import { expect, test } from 'vitest'
import { AnswerFault, type ModelFault } from './answer-fault'
import { BusyModelError, faultForLog, faultSentence, modelFault, SilentModelError } from './model-fault'

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

test('each kind says in short sentences what happened, what was kept and what to do', () => {
  const kinds: ModelFault[] = ['busy', 'not-set-up', 'failing', 'silent', 'unreadable', 'empty', 'circling', 'cut-short', 'withheld']
  for (const hasWords of [true, false]) {
    for (const kind of kinds) {
      const sentence = faultSentence(new AnswerFault(kind), hasWords)
      expect(sentence).toMatch(/^The [^.!]+\. We’ve kept (your message|the answer so far) and your trip\. Please [^.!]+\.$/)
    }
  }
  expect(faultSentence(new BusyModelError(150, null), false)).toContain('in about 3 minutes')
  expect(faultSentence(new SilentModelError(45), true)).toContain('after 45 seconds. We’ve kept the answer so far')
})

test('a wait of a second is said as one', () => {
  for (const seconds of [0, 1]) expect(faultSentence(new BusyModelError(seconds, null), false)).toContain('Please try again in a second.')
})

test('a log gets the status and the code, and neither a key nor what anybody wrote', () => {
  const complaint = '{"error":{"message":"Invalid input: Ana Marlow, born 1990","type":"invalid_request_error","code":"invalid_api_key"}}'
  expect(String(faultForLog(refused(401, complaint)))).toBe('AI_APICallError: the model answered 401 (invalid_request_error)')
  expect(String(faultForLog(refused(500)))).toBe('AI_APICallError: the model answered 500')
  const invalid = Object.assign(new Error('Invalid input: Ana Marlow, born 1990'), { name: 'AI_InvalidToolInputError' })
  expect(String(faultForLog(invalid))).toBe('AI_InvalidToolInputError: what the model sent did not fit')
})
