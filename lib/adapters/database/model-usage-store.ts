import { and, eq, sql } from 'drizzle-orm'
import type { ModelUsageStore } from '@/lib/ports/model-usage-store'
import type { Database } from './database'
import { modelUsage } from './schema'

/** One row for each traveller and day; whatever is added at the same time is all counted. */
export function createModelUsageStore(db: Database): ModelUsageStore {
  return {
    async usedOn(userId, day) {
      const [row] = await db
        .select({ inputTokens: modelUsage.inputTokens, outputTokens: modelUsage.outputTokens })
        .from(modelUsage)
        .where(and(eq(modelUsage.userId, userId), eq(modelUsage.day, day)))
      return row ? row.inputTokens + row.outputTokens : 0
    },
    async add(userId, day, used) {
      await db
        .insert(modelUsage)
        .values({ userId, day, ...used })
        .onConflictDoUpdate({
          target: [modelUsage.userId, modelUsage.day],
          set: {
            inputTokens: sql`${modelUsage.inputTokens} + excluded.input_tokens`,
            outputTokens: sql`${modelUsage.outputTokens} + excluded.output_tokens`,
          },
        })
    },
  }
}
