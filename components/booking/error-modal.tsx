'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorPicture, type ErrorPictureName } from '@/components/ui/notices/error-picture'
import { logNotice } from '@/components/ui/notices/notice-store'

/** What went wrong, what was kept, one button; also to be read again among the messages. `focusAfter` finds what to put right, once the modal is closed. */
export function ErrorModal({
  isOpen,
  title,
  message,
  image = 'page',
  buttonLabel,
  focusAfter,
  onClose,
  children,
}: {
  isOpen: boolean
  title: string
  message: string
  image?: ErrorPictureName
  buttonLabel: string
  focusAfter?: () => HTMLElement | null | undefined
  onClose: () => void
  children?: ReactNode
}) {
  const loggedMessage = useRef<string | null>(null)
  useEffect(() => {
    const shown = isOpen ? message : null
    if (shown && shown !== loggedMessage.current) logNotice('error', shown)
    loggedMessage.current = shown
  }, [isOpen, message])
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
      <ErrorPicture name={image} className="w-full" />
      <p className="mt-4 text-body">{message}</p>
      {children}
      <Button tone="primary" className="mt-5 w-full" onClick={onClose}>
        {buttonLabel}
      </Button>
    </Dialog>
  )
}
