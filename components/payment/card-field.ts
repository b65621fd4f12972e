/** Where it is chosen with which card to pay; its form may come into it later. */
const CARD_CHOICE = '[data-card-choice]'

const CARD_FIELD = ['[data-card="number"]', '[data-card="frame"]', 'input[type="radio"]:checked']
  .map((field) => `${CARD_CHOICE} ${field}`)
  .join(', ')

const LONGEST_WAIT_MS = 10_000

/** The form's first field, whosever form it is, or the saved card that is chosen. */
export function cardField(within: ParentNode | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>(CARD_FIELD) ?? null
}

/** Shows the card form and gives it the focus as soon as it is there, unless that goes elsewhere meanwhile; false where no form will come. */
export function goToCardField(): boolean {
  const choice = document.querySelector<HTMLElement>(CARD_CHOICE)
  if (!choice) return false
  choice.scrollIntoView({ block: 'center' })
  const focused = document.activeElement
  const beganAt = Date.now()
  const look = () => {
    if (document.activeElement !== focused || Date.now() - beganAt > LONGEST_WAIT_MS) return
    const field = cardField(document)
    if (!field) return void requestAnimationFrame(look)
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  }
  look()
  return true
}
