import Link from 'next/link'
import * as texts from '@/lib/texts/content/letters'
import { Worded } from '../../ui/worded'
import { Section } from '../section'
import { AddressForm } from './address-form'
import type { SendLetter } from './letter-state'

type BeToldProps = {
  title: string
  /** The page that says more of what is missing, as the list is called after it too. */
  other: { href: string; label: string }
  send: SendLetter
}

/** Where somebody leaves an address for the one list there is. */
export function BeTold({ title, other, send }: BeToldProps) {
  return (
    <Section id="be-told" title={title}>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        <p className="max-w-[60ch]">
          <Worded
            words={texts.whatTheListIsFor}
            parts={{
              other: (
                <Link href={other.href} prefetch={false} className={LINK}>
                  {other.label}
                </Link>
              ),
              writeToUs: (
                <Link href="/contact-us" prefetch={false} className={LINK}>
                  {texts.writeToUs}
                </Link>
              ),
            }}
          />
        </p>
        <AddressForm send={send} />
      </div>
    </Section>
  )
}

const LINK = 'text-sea underline underline-offset-4'
