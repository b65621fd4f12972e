export const forgotYourPassword = 'Forgot your password?'
export const sayWhichAddress = 'Say which address your account has. If you have always come with Google, this gives you a password as well.'
export const backToSignIn = 'Back to sign-in'
export const noMailIsSent =
  'This installation of Wayfarer sends no mail, so no link can reach you. Whoever runs it has to help you; until then your account and your trips stay as they are.'
export const accountIsKeptElsewhere =
  'Your account is kept by another service, which Wayfarer only asks. Change your password there, then sign in here with it.'
