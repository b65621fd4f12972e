'use client'

import { useCallback, useEffect, useState } from 'react'
import { useAnnouncerStore } from '../state/announcer-store'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { askShares, makeShare, revokeShare, type Share } from './share-requests'

type Props = { threadId: string; threadName: string; isOpen: boolean; onClose: () => void }

/** Making, copying and revoking links under which anybody may read a thread, with what they will see said before. */
export function ShareDialog({ threadId, threadName, isOpen, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && onClose()}
      title={`Share “${threadName}”`}
      description="Anybody who has the link can read this conversation, without signing in."
    >
      {isOpen && <Links key={threadId} threadId={threadId} />}
    </Dialog>
  )
}

function Links({ threadId }: { threadId: string }) {
  const [shares, setShares] = useState<Share[] | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const announce = useAnnouncerStore((state) => state.announce)

  const load = useCallback(async () => {
    const answer = await askShares(threadId)
    if ('refusal' in answer) return setRefusal(answer.refusal.message)
    setRefusal(null)
    setShares(answer.value.shares)
  }, [threadId])
  useEffect(() => void load(), [load])

  async function make() {
    setBusy('make')
    const answer = await makeShare(threadId)
    setBusy(null)
    if ('refusal' in answer) return setRefusal(answer.refusal.message)
    setRefusal(null)
    setShares((before) => [answer.value, ...(before ?? [])])
    announce('The link is made.')
  }

  async function revoke({ token }: Share) {
    setBusy(token)
    const answer = await revokeShare(threadId, token)
    setBusy(null)
    if ('refusal' in answer) {
      setRefusal(answer.refusal.message)
      return load()
    }
    setRefusal(null)
    setShares(answer.value.shares)
    announce('The link is revoked. It opens nothing any more.')
  }

  return (
    <div className="flex flex-col gap-4">
      <WhatIsSeen />
      <Button
        tone="primary"
        className="self-start max-sm:w-full"
        aria-disabled={busy !== null || undefined}
        onClick={busy ? undefined : () => void make()}
      >
        {busy === 'make' ? 'Making a link…' : 'Make a link'}
      </Button>
      {refusal && (
        <p role="alert" className="text-brick text-fact">
          {refusal}
        </p>
      )}
      {shares !== null && shares.length > 0 && (
        <ul aria-label="Links that work" className="flex flex-col divide-y rounded-card border">
          {shares.map((share) => (
            <ShareRow key={share.token} share={share} isBusy={busy !== null} onRevoke={() => void revoke(share)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function WhatIsSeen() {
  return (
    <div className="flex flex-col gap-2 text-[15px] leading-6">
      <p>
        <span className="font-semibold">They see</span> what was said, and the flights with their times and prices of then.
      </p>
      <p>
        <span className="font-semibold">They do not see</span> passengers, seats, payment or the booking. Your name, the passengers’ names,
        e-mail addresses, phone, card and passport numbers are replaced where they stand in the text. Other names that you wrote stay: read
        it once before you send it.
      </p>
      <p className="text-fact text-ink-soft">A link shows the thread as it is now; what comes later is not in it.</p>
    </div>
  )
}

function ShareRow({ share, isBusy, onRevoke }: { share: Share; isBusy: boolean; onRevoke: () => void }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const madeAt = new Date(share.createdAt).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  const announce = useAnnouncerStore((state) => state.announce)

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(share.url).then(
      () => true,
      () => false,
    )
    setCopied(isCopied ? 'yes' : 'no')
    announce(isCopied ? 'The link is copied.' : 'The browser did not let the link be copied. It is selected: copy it by hand.')
  }

  return (
    <li className="flex flex-col gap-2 p-3">
      <input
        readOnly
        aria-label={`Link made ${madeAt}`}
        value={share.url}
        onFocus={(event) => event.target.select()}
        className="figures min-h-11 w-full rounded-control border bg-paper px-3 text-fact"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 text-fact text-ink-soft">Made {madeAt}</p>
        <Button size="small" className="max-sm:min-h-11" aria-label={`Copy the link made ${madeAt}`} onClick={() => void copy()}>
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
        <Button
          size="small"
          tone="danger"
          className="max-sm:min-h-11"
          aria-label={`Revoke the link made ${madeAt}`}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onRevoke}
        >
          Revoke
        </Button>
      </div>
      {copied === 'no' && (
        <p className="text-brick text-fact">The browser did not let it be copied. Select the link and copy it by hand.</p>
      )}
    </li>
  )
}
