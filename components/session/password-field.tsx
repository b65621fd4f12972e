'use client'

import { type ComponentProps, useId, useState } from 'react'
import * as texts from '@/lib/texts/session/sign-in'

type PasswordFieldProps = { label?: string; error?: string | undefined; hint?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>

/** A password that can be looked at while it is typed. Password managers and pasting work as in any other field. */
export function PasswordField({ label = texts.password, error, hint, ...rest }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const note = error ?? hint
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-fact text-ink">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className="min-h-11 w-full rounded-control border bg-sheet pe-18 ps-3 text-body text-ink aria-invalid:border-brick"
          {...rest}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-1 inset-e-1 min-w-14 rounded-[7px] px-2 text-fact text-ink-soft hover:text-ink"
        >
          {isShown ? texts.hide : texts.show}
          <span className="sr-only"> {texts.whatYouTyped}</span>
        </button>
      </div>
      {note && (
        <p id={`${id}-note`} className={`text-fact ${error ? 'text-brick' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
