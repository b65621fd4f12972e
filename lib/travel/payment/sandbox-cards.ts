/** Stripe's public test cards that the sandbox knows. The number stays in the widget; only the token is sent. */
const CARDS = new Map<string, SandboxCard>([
  ['4242424242424242', { token: 'tok_sandbox_visa', brand: 'Visa' }],
  ['5555555555554444', { token: 'tok_sandbox_mastercard', brand: 'Mastercard' }],
  ['378282246310005', { token: 'tok_sandbox_amex', brand: 'American Express' }],
  ['6011111111111117', { token: 'tok_sandbox_discover', brand: 'Discover' }],
  ['4000000000000002', { token: 'tok_sandbox_declined', brand: 'Visa' }],
  ['4000000000009995', { token: 'tok_sandbox_insufficient_funds', brand: 'Visa' }],
  ['4000000000000069', { token: 'tok_sandbox_expired', brand: 'Visa' }],
  ['4000000000000127', { token: 'tok_sandbox_incorrect_cvc', brand: 'Visa' }],
  ['4000000000000119', { token: 'tok_sandbox_processing_error', brand: 'Visa' }],
])
export const SANDBOX_CARD_NUMBERS = [...CARDS.keys()]

export type SandboxCard = { token: string; brand: string }

/** Null for every other number: nobody can put a real card into the sandbox. Spaces and dashes do not matter. */
export function sandboxCard(number: string): SandboxCard | null {
  return CARDS.get(number.replace(/[\s-]/g, '')) ?? null
}
