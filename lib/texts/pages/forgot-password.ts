export const forgotYourPassword = 'Forgot your password?'
export const sayWhichAddress = 'Enter your account’s email address. If you’ve always signed in with Google, this gives you a password too.'
export const backToSignIn = 'Back to sign-in'
export const noMailIsSent =
  'This Wayfarer can’t send email, so we can’t send you a link. Please ask whoever runs it for help. Your account and trips stay as they are.'
export const accountIsKeptElsewhere = 'Your account is kept by another service. Change your password there, then sign in here with it.'
