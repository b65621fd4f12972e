import type { Appearance } from '@stripe/stripe-js'

/** Our tokens as Stripe's frame takes them: it sees none of our style sheets. */
export function stripeAppearance(isDark: boolean): Appearance {
  const variables = {
    colorPrimary: tokenColour('--sea'),
    colorBackground: tokenColour('--sheet'),
    colorText: tokenColour('--ink'),
    colorTextSecondary: tokenColour('--ink-soft'),
    colorTextPlaceholder: tokenColour('--ink-soft'),
    colorDanger: tokenColour('--brick'),
    borderRadius: '10px',
    fontFamily: 'ui-sans-serif, system-ui, sans-serif',
    fontSizeBase: '16px',
    spacingUnit: '4px',
  }
  const line = tokenColour('--line')
  return {
    theme: isDark ? 'night' : 'stripe',
    labels: 'above',
    disableAnimations: true,
    variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined)),
    rules: {
      '.Input': { boxShadow: 'none', padding: '12px', ...(line ? { border: `1px solid ${line}` } : {}) },
      '.Label': { fontWeight: '500', fontSize: '13px' },
    },
  }
}

/** A colour of ours in red, green and blue; undefined where nothing can be painted. */
function tokenColour(name: string): string | undefined {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const paint = canvas.getContext('2d')
  if (!paint || !colour) return undefined
  paint.fillStyle = colour
  paint.fillRect(0, 0, 1, 1)
  const [red, green, blue] = paint.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
