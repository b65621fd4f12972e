export function newKey(): string {
  return `key_${crypto.randomUUID().replaceAll('-', '')}`
}
