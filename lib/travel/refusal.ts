/** Why a command or an order step is not accepted: a stable code, a sentence for the traveller, the field it concerns, and the names to choose from. */
export type Refusal = { code: string; message: string; field?: string | undefined; choices?: string[] | undefined }

/** A refusal as the result of a rule: `message` is for the traveller, `field` names the input it belongs to. */
export function refuse(code: string, message: string, field?: string, choices?: string[]): { refusal: Refusal } {
  return { refusal: { code, message, ...(field ? { field } : {}), ...(choices ? { choices } : {}) } }
}
