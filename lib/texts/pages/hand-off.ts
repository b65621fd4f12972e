export const signingYouIn = 'Signing you in'
