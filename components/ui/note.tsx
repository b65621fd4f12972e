import type { ReactNode } from 'react'

/** A refusal or a hint in words: not an error, and nothing to press. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="border-saffron border-s-2 ps-3 text-[15px] leading-6">{children}</p>
}
