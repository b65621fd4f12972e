import type { Preferences } from './preferences-schema'

/** As at first. Every page loads this, so it stands apart from the schema and its currencies. */
export const DEFAULT_PREFERENCES: Preferences = { language: 'auto', currency: null, timeFormat: '24h', theme: 'system' }
