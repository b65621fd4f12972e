import * as texts from '@/lib/texts/threads'
import type { Theme } from '@/lib/travel/account/theme'
import type { NamedThread } from '../state/chat-thread-store'
import type { SearchHit, ThreadEntry } from '../state/thread-entry'
import { threadActions } from './thread-actions'
import { excerptOf, pathOfHit } from './use-thread-search'

export type PaletteItem = { id: string; label: string; note?: string | undefined; run: () => void }
export type PaletteGroup = { name: string; items: PaletteItem[] }

/** What the palette's actions need of the page around it. */
export type PaletteDoors = {
  goTo: (path: string) => void
  openThread: (threadId: string | null) => void
  openShortcuts: () => void
  toggleList: () => void
  chooseTheme: (theme: Theme) => void
}

const MOST_THREADS = 6
const MOST_HITS = 8

/** What the palette offers for a query: threads by name or city, what can be done, and where else the words were said. */
export function paletteGroups(
  { query, current, threads, hits }: { query: string; current: NamedThread | null; threads: ThreadEntry[]; hits: SearchHit[] },
  doors: PaletteDoors,
): PaletteGroup[] {
  const fits = fitsQuery(query)
  const named = threads.filter(({ id, name, line }) => id !== current?.id && fits([name, ...(line?.cities ?? [])].join(' ')))
  const groups: PaletteGroup[] = [
    { name: texts.trips, items: named.slice(0, MOST_THREADS).map((thread) => threadItem(thread, doors)) },
    { name: texts.thisTrip, items: current ? currentItems(current).filter(({ label }) => fits(label)) : [] },
    { name: texts.goTo, items: placeItems(doors).filter(({ label }) => fits(label)) },
    { name: texts.saidInYourTrips, items: hits.slice(0, MOST_HITS).map((hit) => hitItem(hit, doors)) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

function threadItem({ id, name }: ThreadEntry, { openThread }: PaletteDoors): PaletteItem {
  return { id: `thread-${id}`, label: name, run: () => openThread(id) }
}

function currentItems(current: NamedThread): PaletteItem[] {
  return threadActions(current).map(({ name, label, run }) => ({ id: name, label: texts.actOnThisTrip(label.replace('…', '')), run }))
}

function placeItems({ goTo, openThread, openShortcuts, toggleList, chooseTheme }: PaletteDoors): PaletteItem[] {
  return [
    { id: 'new', label: texts.newTrip, run: () => openThread(null) },
    { id: 'bookings', label: texts.yourBookings, run: () => goTo('/orders') },
    { id: 'account', label: texts.account, run: () => goTo('/account') },
    { id: 'flights', label: texts.searchFlights, run: () => goTo('/flights') },
    { id: 'list', label: texts.showOrHideYourTrips, run: toggleList },
    { id: 'light', label: texts.lightTheme, run: () => chooseTheme('light') },
    { id: 'dark', label: texts.darkTheme, run: () => chooseTheme('dark') },
    { id: 'system', label: texts.themeAsTheDeviceIs, run: () => chooseTheme('system') },
    { id: 'shortcuts', label: texts.keyboardShortcuts, run: openShortcuts },
  ]
}

function hitItem(hit: SearchHit, { goTo }: PaletteDoors): PaletteItem {
  return { id: `hit-${hit.thread.id}-${hit.messageId}`, label: hit.thread.name, note: excerptOf(hit), run: () => goTo(pathOfHit(hit)) }
}

/** Each word of the query stands somewhere in the text, whatever its case and accents. */
function fitsQuery(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => plain(text).includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
