export const soFarYouSaidYes = 'So far you said yes.'
export const soFarYouSaidNo = 'So far you said no.'
export const mayWeMeasure =
  'May we record what you view and tap on public pages, with your type of device, language and city? It shows us what helps people plan. Your trips and messages are never part of it.'
export const privacyPolicy = 'Privacy policy'
export const yesMeasure = 'Yes, measure'
export const no = 'No'
export const privacy = 'Privacy'
export const privacyChoices = 'Privacy choices'
