import { databaseCode } from './database-code'

/** Whether a row was refused because another has the same of what is unique. */
export function isUniqueViolation(error: unknown): boolean {
  return databaseCode(error, /^23505$/) !== null
}
