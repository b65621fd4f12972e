import { type AppServer, createAppServer } from '../../journeys/server'
import { openOutsideWorld } from './outside-world'
import { openSharedWorld } from './shared-world'

/** The outside takes its time, so that an answer lasts long enough to be interrupted. */
const SLOW_MARKET = 'delay=700 price-change=0'

/** What rows stand on: opened when the first one needs it, shared by the next, and left as it was found. */
export type Stage = ReturnType<typeof openStage>

export function openStage(seed: number) {
  const ends: (() => Promise<unknown>)[] = []
  const once = <World>(open: () => Promise<World>, end: (world: World) => Promise<unknown>) => {
    let opened: Promise<World> | null = null
    return () => {
      opened ??= open().then((world) => {
        ends.push(() => end(world))
        return world
      })
      return opened
    }
  }
  return {
    /** One process on PGlite with everything embedded; its market is slow. */
    alone: once(
      async () => {
        const app = await createAppServer('faults-alone', environmentAlone)
        await app.start()
        return app
      },
      (app) => app.remove(),
    ),
    /** One process on PGlite; model, airline and bank are servers of ours, which do as they are told. */
    outside: once(
      () => openOutsideWorld(seed),
      (world) => world.close(),
    ),
    /** Two processes on one PostgreSQL and one Redis, each behind a proxy of ours. */
    shared: once(
      () => openSharedWorld(),
      (world) => world.close(),
    ),
    /** A process for one row; ended when `use` is. */
    async withApp<Result>(name: string, env: Record<string, string>, use: (app: AppServer) => Promise<Result>): Promise<Result> {
      const app = await createAppServer(`faults-${name}`, { ...environmentAlone, ...env })
      try {
        return await use(app)
      } finally {
        await app.remove()
      }
    },
    async close() {
      for (const end of ends.splice(0).toReversed()) await end().catch((error: unknown) => console.error(error))
    },
  }
}

const environmentAlone: Record<string, string> = {
  MODEL: 'concierge',
  SANDBOX_DIALS: SLOW_MARKET,
  // As scripts/start.mjs has it: the app itself answers to SIGTERM.
  NEXT_MANUAL_SIG_HANDLE: 'true',
}
