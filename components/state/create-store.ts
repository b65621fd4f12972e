import { create, type StateCreator, type StoreApi } from 'zustand'
import { type PersistOptions, persist } from 'zustand/middleware'

type SetState<State> = StoreApi<State>['setState']
/** `life` ends when the store is reset: timers and requests of the traveller before end with it, and their `set` changes nothing more. */
type Initializer<State> = (set: SetState<State>, get: () => State, life: AbortSignal) => State

const resets = new Set<() => void>()

/** The one place where a store is made: each can be reset, so that nothing of one traveller is there for the next. */
export function createStore<State>(initializer: Initializer<State>) {
  const lives = livesOf(initializer)
  const store = create<State>()(lives.begin)
  lives.registerReset(store)
  return store
}

/** The same, kept in the browser by `options`. */
export function createKeptStore<State, Kept>(initializer: Initializer<State>, options: PersistOptions<State, Kept>) {
  const lives = livesOf(initializer)
  // `persist` marks its initializer with a type of its own and calls it like any other.
  const begin: StateCreator<State, [['zustand/persist', unknown]]> = (set, get) => lives.begin(set as SetState<State>, get)
  const store = create<State>()(persist(begin, options))
  lives.registerReset(store)
  return store
}

/** Every store as it was before anybody came. */
export function resetAllStores(): void {
  for (const reset of resets) reset()
}

function livesOf<State>(initializer: Initializer<State>) {
  let life = new AbortController()
  const begin = (set: SetState<State>, get: () => State) => initializer(whileAlive(set, life.signal), get, life.signal)
  const registerReset = ({ setState, getState }: Pick<StoreApi<State>, 'setState' | 'getState'>) => {
    resets.add(() => {
      life.abort()
      life = new AbortController()
      setState(begin(setState, getState), true)
    })
  }
  return { begin, registerReset }
}

function whileAlive<State>(set: SetState<State>, life: AbortSignal): SetState<State> {
  const setAlive = (...change: Parameters<SetState<State>>) => {
    if (!life.aborted) set(...change)
  }
  // `set` has two signatures, and this one hands on whichever it was called with.
  return setAlive as SetState<State>
}
