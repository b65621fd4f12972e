export const ALLIANCES = ['oneworld', 'star', 'skyteam'] as const
export type Alliance = (typeof ALLIANCES)[number]

/** As the alliances write themselves. */
export const ALLIANCE_LABELS: Readonly<Record<Alliance, string>> = {
  oneworld: 'oneworld',
  star: 'Star Alliance',
  skyteam: 'SkyTeam',
}

// Full members in 2026, and the airlines that fly under a member's wing (Iberia Express, Shanghai Airlines).
const MEMBERS: Readonly<Record<Alliance, string>> = {
  oneworld: 'AA AS AT AY BA CX FJ HA I2 IB JL MH QF QR RJ UL WY',
  star: 'A3 AC AI AV AZ BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH',
  skyteam: 'AF AM AR CI DL FM GA KE KL KQ ME MF MU RO SK SV UX VN VS',
}

const ALLIANCE_OF: ReadonlyMap<string, Alliance> = new Map(
  ALLIANCES.flatMap((alliance) => MEMBERS[alliance].split(' ').map((code): [string, Alliance] => [code, alliance])),
)

/** The alliance an airline belongs to, by its two-character IATA code; null when it belongs to none. */
export function allianceOf(iataCode: string): Alliance | null {
  return ALLIANCE_OF.get(iataCode) ?? null
}
