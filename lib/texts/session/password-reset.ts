export const enterAValidEmail = 'Please enter a valid email address'
export const emailIsRequired = 'Email is required'
export const email = 'Email'
export const asking = 'Asking…'
export const sendMeALink = 'Send me a link'
export const pleaseLookInYourInbox = 'Check your inbox'
export const mailIsOnItsWay = (email: string, minutes: number) =>
  `If there’s an account for ${email}, an email with a link is on its way. The link works once, for ${minutes} minutes.`
export const noMail =
  'No email? Check your spam folder, and that this is your account’s address. We send at most three emails an hour to one address.'
export const askAgain = 'Try again, or use another address'
export const passwordIsRequired = 'Password is required'
export const signIn = 'Sign in'
export const yourPasswordIsSet = 'Your password is set'
export const signInNow = (signedOut: string) => `${signedOut} Sign in with the new password now.`
export const askForANewLink = 'Ask for a new link'
export const thisLinkCannotBeUsed = 'This link can’t be used'
export const linkIsUsedOrTooOld =
  'It was already used, is too old or is incomplete. Your password hasn’t changed. Open the link in the newest email, or ask for a new one.'
export const newPassword = 'New password'
export const charactersBetween = (shortest: number, longest: number) => `${shortest} to ${longest} characters`
export const settingYourPassword = 'Setting your password…'
export const setPassword = 'Set password'
export const everyDeviceIsSignedOut = 'This signs you out on every device, including this one.'
export const thisNeedsJavascript = 'This needs JavaScript.'
export const goToSignIn = 'Go to sign-in'
export const noDeviceWasSignedIn = 'No device was signed in.'
export const oneDeviceIsSignedOut = 'The one device that was signed in is signed out.'
export const allDevicesAreSignedOut = (count: number) => `All ${count} devices are signed out.`
