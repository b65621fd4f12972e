export const PRIVACY_NOTICE_ID = 'privacy-notice'
export const PRIVACY_CHOICES_ID = 'privacy-choices'
