import * as texts from '@/lib/texts/session/sign-in'

const WORDS: Record<string, string> = {
  CredentialsSignin: texts.wrongEmailOrPassword,
  SessionRequired: texts.pleaseSignInToGoOn,
  SessionExpired: texts.sessionHasEnded,
  MissingSignIn: texts.missingSignInDetails,
  OAuthAccountNotLinked: texts.accountHasAPassword,
  OAuthEmailUnverified: texts.googleHasNotVerified,
  AccessDenied: texts.signingInWasBrokenOff,
  OAuthSignin: texts.googleNotReached,
  OAuthCallback: texts.googleDidNotConfirm,
  HandOffRefused: texts.appSignInNotAccepted,
  HandOffFailed: texts.appSignInNotCarriedOut,
  RequestNotVerified: texts.thisPageIsOutOfDate,
  Configuration: texts.signingInIsNotSetUp,
  Unavailable: texts.signingInIsNotPossible,
  Offline: texts.youAreOffline,
}

/** The sign-in's error code as a sentence for the traveller. */
export function signInErrorWords(code: string | null | undefined): string {
  const wait = code?.match(/^TooManyTries:(\d{1,5})$/)?.[1]
  if (wait) return texts.tooManyTries(Number(wait))
  if (code && Object.hasOwn(WORDS, code) && WORDS[code]) return WORDS[code]
  return texts.signingInDidNotWork
}
