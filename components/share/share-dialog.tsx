'use client'

import { useCallback, useEffect, useState } from 'react'
import * as texts from '@/lib/texts/share'
import { useAnnouncerStore } from '../state/announcer-store'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Worded } from '../ui/worded'
import { askShares, makeShare, revokeShare, type Share } from './share-requests'

type Props = { threadId: string; threadName: string; isOpen: boolean; onClose: () => void }

/** Making, copying and revoking links under which anybody may read a thread, with what they will see said before. */
export function ShareDialog({ threadId, threadName, isOpen, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && onClose()}
      title={texts.shareThread(threadName)}
      description={texts.anybodyCanRead}
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
    announce(texts.linkIsMade)
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
    announce(texts.linkIsRevoked)
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
        {busy === 'make' ? texts.makingALink : texts.makeALink}
      </Button>
      {refusal && (
        <p role="alert" className="text-brick text-fact">
          {refusal}
        </p>
      )}
      {shares !== null && shares.length > 0 && (
        <ul aria-label={texts.linksThatWork} className="flex flex-col divide-y rounded-card border">
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
        <Worded words={texts.whatTheySee} parts={{ theySee: <span className="font-semibold">{texts.theySee}</span> }} />
      </p>
      <p>
        <Worded words={texts.whatTheyDoNotSee} parts={{ theyDoNotSee: <span className="font-semibold">{texts.theyDoNotSee}</span> }} />
      </p>
      <p className="text-fact text-ink-soft">{texts.linkStaysAsItIs}</p>
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
    announce(isCopied ? texts.linkIsCopied : texts.linkIsNotCopied)
  }

  return (
    <li className="flex flex-col gap-2 p-3">
      <input
        readOnly
        aria-label={texts.linkMade(madeAt)}
        value={share.url}
        onFocus={(event) => event.target.select()}
        className="figures min-h-11 w-full rounded-control border bg-paper px-3 text-fact pointer-coarse:text-[16px]"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 text-fact text-ink-soft">{texts.made(madeAt)}</p>
        <Button size="small" className="max-sm:min-h-11" aria-label={texts.copyLinkMade(madeAt)} onClick={() => void copy()}>
          {copied === 'yes' ? texts.copied : texts.copy}
        </Button>
        <Button
          size="small"
          tone="danger"
          className="max-sm:min-h-11"
          aria-label={texts.revokeLinkMade(madeAt)}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onRevoke}
        >
          {texts.revoke}
        </Button>
      </div>
      {copied === 'no' && <p className="text-brick text-fact">{texts.copyByHand}</p>}
    </li>
  )
}
