import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { JsonLd } from './json-ld'

afterEach(cleanup)

function textOf(facts: Record<string, unknown>): string {
  const script = render(<JsonLd facts={facts} />).container.querySelector('script[type="application/ld+json"]')
  return script?.textContent ?? ''
}

test('facts are written for machines as they are, in the words of schema.org', () => {
  const name = 'Café “A” & Söhne'
  expect(JSON.parse(textOf({ '@type': 'Place', name }))).toEqual({ '@context': 'https://schema.org', '@type': 'Place', name })
})

test.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >', '\u2028'])(
  'no fact can end its script or begin another: %j',
  (name) => {
    const text = textOf({ name })
    expect(text).not.toContain('<')
    expect(JSON.parse(text).name).toBe(name)
  },
)
