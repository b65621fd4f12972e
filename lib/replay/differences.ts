/** Where two JSON values differ, one readable line each: "turns[0].steps[1].text: was …, is …". */
export function differences(was: unknown, is: unknown, path = ''): string[] {
  if (Object.is(was, is)) return []
  if (Array.isArray(was) && Array.isArray(is)) {
    const longest = Math.max(was.length, is.length)
    return Array.from({ length: longest }, (_, index) => differences(was[index], is[index], `${path}[${index}]`)).flat()
  }
  if (isRecord(was) && isRecord(is)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    return keys.flatMap((key) => differences(was[key], is[key], path ? `${path}.${key}` : key))
  }
  return [`${path || 'value'}: was ${show(was)}, is ${show(is)}`]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}
