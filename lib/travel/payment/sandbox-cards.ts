/**
 * Stripe's public test cards that the sandbox knows, each as the scenario that its number stands for. The number stays in the widget;
 * only the token is sent.
 */
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
  ['4100000000000019', { token: 'tok_sandbox_fraudulent', brand: 'Visa' }],
  ['4000002500003155', { token: 'tok_sandbox_asks_unless_kept', brand: 'Visa' }],
  ['4000000000003220', { token: 'tok_sandbox_asks', brand: 'Visa' }],
  ['4000002760003184', { token: 'tok_sandbox_asks_always', brand: 'Visa' }],
  ['4000008400001629', { token: 'tok_sandbox_asks_then_declined', brand: 'Visa' }],
  ['4000000000000341', { token: 'tok_sandbox_declined_once_kept', brand: 'Visa' }],
])
export const SANDBOX_CARD_NUMBERS = [...CARDS.keys()]

export type SandboxCard = { token: string; brand: string }

/** Null for every other number: nobody can put a real card into the sandbox. Spaces and dashes do not matter. */
export function sandboxCard(number: string): SandboxCard | null {
  return CARDS.get(number.replace(/[\s-]/g, '')) ?? null
}
