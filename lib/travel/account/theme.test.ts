import { expect, test } from 'vitest'
import { frameColours, readTheme } from './theme'

test('a cookie that says nothing known follows the device', () => {
  expect(['dark', 'light', 'system', undefined, '', 'DARK', '"><script>'].map(readTheme)).toEqual([
    'dark',
    'light',
    'system',
    'system',
    'system',
    'system',
    'system',
  ])
})

test('the frame of the browser is as the page: of both colours only while it follows the device', () => {
  const { light, dark } = frameColours('system')
  expect(light).not.toBe(dark)
  expect(frameColours('light')).toEqual({ light, dark: light })
  expect(frameColours('dark')).toEqual({ light: dark, dark })
})
