/** The sign-in's error code as a sentence for the traveller. */
export function signInErrorWords(code: string | null | undefined): string {
  if (code === 'CredentialsSignin') return 'This e-mail address and password do not belong together.'
  const wait = code?.match(/^TooManyTries:(\d+)$/)?.[1]
  if (wait) return `Too many tries. Please wait ${wait} seconds, then try again.`
  if (code === 'SessionRequired') return 'Please sign in to go on. What you typed is kept.'
  return 'Signing in did not work. Nothing was lost; please try again in a moment.'
}
