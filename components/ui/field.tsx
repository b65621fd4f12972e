import { type ComponentProps, type ReactNode, useId } from 'react'

const CONTROL =
  'min-h-11 w-full rounded-control border bg-sheet px-3 text-body text-ink placeholder:text-ink-soft/70 aria-invalid:border-brick disabled:text-ink-soft'

/** So that whatever is pasted leaves typing quick; a field with a limit of its own says so. */
const LONGEST_LINE = 2_000
const LONGEST_TEXT = 20_000

type FieldProps = { label: string; error?: string | undefined; hint?: string | undefined }

/** A labelled input; its error stands below it in words and is tied to it for screen readers. `trailing` is a button at its end. */
export function TextField({
  label,
  error,
  hint,
  trailing,
  className = '',
  ...rest
}: FieldProps & { trailing?: ReactNode } & ComponentProps<'input'>) {
  const id = useId()
  const input = (
    <input
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      maxLength={LONGEST_LINE}
      className={`${CONTROL} ${trailing ? 'pe-11' : ''}`}
      {...rest}
    />
  )
  return (
    <Labelled id={id} label={label} error={error} hint={hint} className={className}>
      {trailing ? (
        <div className="relative">
          {input}
          {trailing}
        </div>
      ) : (
        input
      )}
    </Labelled>
  )
}

/** Several lines of text; it grows with them where the browser can do that by itself. */
export function TextAreaField({ label, error, hint, className = '', ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} error={error} hint={hint} className={className}>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        maxLength={LONGEST_TEXT}
        className={`${CONTROL} field-sizing-content max-h-[60vh] min-h-36 resize-y py-2`}
        {...rest}
      />
    </Labelled>
  )
}

export function SelectField({ label, error, hint, className = '', children, ...rest }: FieldProps & ComponentProps<'select'>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} error={error} hint={hint} className={className}>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        className={CONTROL}
        {...rest}
      >
        {children}
      </select>
    </Labelled>
  )
}

function Labelled({ id, label, error, hint, className, children }: FieldProps & { id: string; className: string; children: ReactNode }) {
  const note = error ?? hint
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className="font-medium text-fact text-ink">
        {label}
      </label>
      {children}
      {note && (
        <p id={`${id}-note`} className={`text-fact ${error ? 'text-brick' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  )
}
