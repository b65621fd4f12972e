/** Why a command or an order step is not accepted: a stable code, a sentence for the traveller, and the field it concerns. */
export type Refusal = { code: string; message: string; field?: string | undefined }

/** A refusal as the result of a rule: `message` is for the traveller, `field` names the input it belongs to. */
export function refuse(code: string, message: string, field?: string): { refusal: Refusal } {
  return { refusal: field ? { code, message, field } : { code, message } }
}
