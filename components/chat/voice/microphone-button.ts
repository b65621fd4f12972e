export type MicrophoneProps = {
  /** What stands in the composer now; spoken words are added to it. */
  text: string
  onText: (text: string) => void
  /** What is to be told of it below the composer; null takes it back. */
  onNote: (note: { text: string; isProblem: boolean } | null) => void
}

export const MICROPHONE = 'grid size-9 shrink-0 place-items-center rounded-full transition-colors duration-150 pointer-coarse:size-11'
