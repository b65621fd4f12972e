import { expect } from 'vitest'

/** A clear refusal and nothing else: its status and code, one plain sentence, an id to ask about, and nothing of what was sent. */
export async function expectRefusal(
  answer: Response,
  status: number,
  code: string,
  { never = [] as string[], says = /./ } = {},
): Promise<void> {
  const text = await answer.text()
  expect([answer.status, text]).toEqual([status, expect.stringContaining(`"code":"${code}"`)])
  const { error, ...beside } = JSON.parse(text)
  const { field, ...rest } = error
  expect(beside).toEqual({})
  expect(rest).toEqual({
    code,
    message: expect.stringMatching(/^[A-Z“][^<>{}[\]\\]+[.?)\w]$/),
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(field === undefined || /^[\w.]+$/.test(field)).toBe(true)
  expect(error.message).toMatch(says)
  expect(error.message).not.toMatch(/\bat \S+:\d+|Error:|Zod|JSON\.parse|SQL|undefined|null|expected|node_modules/)
  // The id is chance: it may hold any four digits.
  for (const value of never) expect(text.replace(error.requestId, '')).not.toContain(value)
  if (status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
}
