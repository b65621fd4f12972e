import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { readPort, refusalOfPort } from '../../scripts/setup/port.mjs'

test('the port is 3000 unless PORT or the command line says otherwise', () => {
  expect(readPort([], undefined)).toEqual({ port: 3000 })
  expect(readPort([], '')).toEqual({ port: 3000 })
  expect(readPort([], '8080')).toEqual({ port: 8080 })
  expect(readPort(['--port', '4000'], '8080')).toEqual({ port: 4000 })
  expect(readPort(['--port=4000'], undefined)).toEqual({ port: 4000 })
  expect(readPort(['-p', '4000'], undefined)).toEqual({ port: 4000 })
})

test('what is not a port is refused with an example', () => {
  for (const text of ['abc', '0', '65536', '-1', '3e3', '']) {
    expect(readPort(['--port', text], undefined)).toEqual({ refusal: expect.stringContaining('is not a port') })
  }
  expect(readPort(['--port'], undefined)).toEqual({ refusal: expect.stringContaining('is not a port') })
})

test('an unknown argument is named', () => {
  expect(readPort(['--turbo'], undefined)).toEqual({ refusal: expect.stringContaining('"--turbo"') })
})

test('a taken port is refused and another one offered', async () => {
  const taken = createServer()
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, () => {
      const address = taken.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  expect(await refusalOfPort(port)).toContain(`--port ${port === 65_535 ? 3000 : port + 1}`)
  await new Promise((resolve) => taken.close(resolve))
  expect(await refusalOfPort(port)).toBeNull()
})
