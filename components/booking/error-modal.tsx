'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** What went wrong, what was kept, one button. `focusAfter` finds what to put right, once the modal is closed. */
export function ErrorModal({
  isOpen,
  title,
  message,
  buttonLabel,
  focusAfter,
  onClose,
  children,
}: {
  isOpen: boolean
  title: string
  message: string
  buttonLabel: string
  focusAfter?: () => HTMLElement | null | undefined
  onClose: () => void
  children?: ReactNode
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
      title={title}
      onCloseAutoFocus={(event) => {
        const target = focusAfter?.()
        if (!target) return
        event.preventDefault()
        target.focus()
      }}
    >
      <UnfinishedPage />
      <p className="mt-4 text-body">{message}</p>
      {children}
      <Button tone="primary" className="mt-5 w-full" onClick={onClose}>
        {buttonLabel}
      </Button>
    </Dialog>
  )
}

/** A page with a line still open. */
function UnfinishedPage() {
  return (
    <svg viewBox="0 0 320 96" className="w-full rounded-control bg-brick-soft" aria-hidden="true">
      <circle cx="252" cy="34" r="16" fill="var(--saffron)" opacity="0.28" />
      <path d="M0 78 C60 60 110 84 168 70 S270 58 320 72 V96 H0Z" fill="var(--brick)" opacity="0.12" />
      <g transform="rotate(-4 150 50)">
        <rect x="116" y="14" width="74" height="72" rx="8" fill="var(--sheet)" stroke="var(--line)" />
        <path d="M130 32h46M130 46h46" stroke="var(--ink-soft)" strokeWidth="3" strokeLinecap="round" opacity="0.55" />
        <path d="M130 60h18" stroke="var(--brick)" strokeWidth="3" strokeLinecap="round" />
        <path d="M156 60h20" stroke="var(--brick)" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 7" />
      </g>
    </svg>
  )
}
