import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/adapters/database/schema.ts',
  out: './lib/adapters/database/migrations',
})
