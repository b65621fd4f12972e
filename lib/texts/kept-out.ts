const where = (after: string) => (after === '' ? 'The number at the beginning' : `The number after “${after}”`)

export const looksLikeACardNumber = (after: string) =>
  `${where(after)} looks like a card number, so your message wasn’t sent. Your text is still here. Card details go only into the card form in the checkout.`
export const looksLikeAPassportNumber = (after: string) =>
  `${where(after)} looks like a passport number, so your message wasn’t sent. Your text is still here. Passports go only into the passengers’ form in the checkout.`
export const looksLikeAPassword =
  'That looks like a password or an access key, so your message wasn’t sent. Your text is still here. Wayfarer asks for a password only on its sign-in page.'
export const notACardSendIt = 'It isn’t a card – send it'
export const notAPassportSendIt = 'It isn’t a passport number – send it'
export const onlyLastFourAreSent = 'We’ll send everything, but only the last four characters of that number.'
