import { isAct, type TranscriptEvent } from './transcript'

/** The tree of messages that a recording tells of, by their places: what each follows, and which branch is shown. */
type Tree = { parents: (number | null)[]; head: number | null }

/** The places of the messages that are shown after these events, in the order of the conversation. `beginning` were there before. */
export function shownPlaces(events: TranscriptEvent[], beginning: number): number[] {
  const tree = withoutRefusedClicks(events).reduce(grow, treeOf(beginning))
  return branchTo(tree, tree.head)
}

/** The places of all versions of the message in that place, its own among them, oldest first. */
export function versionsAt(events: TranscriptEvent[], beginning: number, place: number): number[] {
  const { parents } = withoutRefusedClicks(events).reduce(grow, treeOf(beginning))
  return parents.flatMap((parent, other) => (parent === parents[place] && isSameRole(parents, other, place) ? [other] : []))
}

function treeOf(beginning: number): Tree {
  return {
    parents: Array.from({ length: beginning }, (_, place) => (place === 0 ? null : place - 1)),
    head: beginning > 0 ? beginning - 1 : null,
  }
}

/** A click that was refused placed no message. Its sentence stands before the next act. */
function withoutRefusedClicks(events: TranscriptEvent[]): TranscriptEvent[] {
  const refused = new Set<TranscriptEvent>()
  let act: TranscriptEvent | null = null
  for (const event of events) {
    if (isAct(event)) act = event
    if (event.type === 'refused' && act?.type === 'click') refused.add(act)
  }
  return events.filter((event) => !refused.has(event))
}

function grow(tree: Tree, event: TranscriptEvent): Tree {
  switch (event.type) {
    case 'say':
    case 'click':
      return withAnswer(behind(tree, tree.head))
    case 'edit':
      return withAnswer(behind(tree, tree.parents[event.message] ?? null))
    case 'again':
      return behind(tree, tree.parents[event.message] ?? null)
    case 'show-version':
      return { ...tree, head: newestLeaf(tree, event.message) }
    default:
      return tree
  }
}

function behind({ parents }: Tree, parent: number | null): Tree {
  return { parents: [...parents, parent], head: parents.length }
}

function withAnswer(tree: Tree): Tree {
  return behind(tree, tree.head)
}

function newestLeaf({ parents }: Tree, place: number): number {
  const under = parents.reduce<Set<number>>(
    (found, parent, other) => (parent !== null && found.has(parent) ? found.add(other) : found),
    new Set([place]),
  )
  return Math.max(...under)
}

function branchTo({ parents }: Tree, head: number | null): number[] {
  const branch: number[] = []
  for (let place = head; place !== null; place = parents[place] ?? null) branch.unshift(place)
  return branch
}

/** Words and answers take turns, so both are as far from the beginning. */
function isSameRole(parents: (number | null)[], one: number, other: number): boolean {
  return branchTo({ parents, head: one }, one).length === branchTo({ parents, head: other }, other).length
}
