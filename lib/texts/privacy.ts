export const soFarYouSaidYes = 'You’ve said yes so far.'
export const soFarYouSaidNo = 'You’ve said no so far.'
export const mayWeMeasure =
  'May we record what you view and tap on public pages, with your type of device, language and city? It shows us what helps people plan. Your trips and messages are never part of it.'
export const privacyPolicy = 'Privacy policy'
export const yesMeasure = 'Yes, you may'
export const no = 'No'
export const privacy = 'Privacy'
export const privacyChoices = 'Privacy choices'
