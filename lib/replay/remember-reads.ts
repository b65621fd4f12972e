const READS = new Set(['find', 'findByThread', 'hasCommand', 'hasTravellerMessage', 'list', 'listPayments', 'listSteps', 'load'])
/** What changes rows of its own store alone. */
const OWN_WRITES = new Set(['closeInterrupted', 'save', 'saveAnswer'])

/**
 * The same stores, each asked the same thing once until it may be answered otherwise: whatever is no known read forgets all. Right only
 * where nobody else writes to them, as in a replay, which asks its database for the same rows many times over.
 */
export function rememberReads<Stores extends Record<string, object>>(stores: Stores): Stores {
  const known = new Map<string, unknown>()
  const wrapped = Object.entries(stores).map(([name, store]) => [name, remembering(name, store, known)])
  return Object.fromEntries(wrapped)
}

function remembering(name: string, store: object, known: Map<string, unknown>): object {
  return new Proxy(store, {
    get(target, method) {
      const own: unknown = Reflect.get(target, method)
      if (typeof own !== 'function') return own
      const call = (given: unknown[]) => own.apply(target, given)
      const called = String(method)
      if (READS.has(called)) return (...given: unknown[]) => read(`${name}.${called} ${JSON.stringify(given)}`, () => call(given), known)
      const changed = OWN_WRITES.has(called) ? `${name}.` : ''
      return (...given: unknown[]) => forgetting(changed, call(given), known)
    },
  })
}

function read(key: string, ask: () => unknown, known: Map<string, unknown>): unknown {
  if (!known.has(key)) known.set(key, ask())
  return known.get(key)
}

/** Also when it is done: what was asked meanwhile may have been answered before it. */
function forgetting(changed: string, answer: unknown, known: Map<string, unknown>): unknown {
  const forget = () => {
    for (const key of known.keys()) if (key.startsWith(changed)) known.delete(key)
  }
  forget()
  return answer instanceof Promise ? answer.finally(forget) : answer
}
