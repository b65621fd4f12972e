/** `rangeKm` is what airlines plan with, not the maker's best. `fuelShare` scales the CO₂ of one economy seat per kilometre. */
export type AircraftType = {
  name: string
  rangeKm: number
  seats: number
  kind: 'jet' | 'turboprop'
  isWidebody: boolean
  fuelShare: number
}

const jet = (name: string, rangeKm: number, seats: number, fuelShare: number): AircraftType => ({
  name,
  rangeKm,
  seats,
  fuelShare,
  kind: 'jet',
  isWidebody: false,
})
const wide = (name: string, rangeKm: number, seats: number, fuelShare: number): AircraftType => ({
  name,
  rangeKm,
  seats,
  fuelShare,
  kind: 'jet',
  isWidebody: true,
})
const turboprop = (name: string, rangeKm: number, seats: number): AircraftType => ({
  name,
  rangeKm,
  seats,
  fuelShare: 0.95,
  kind: 'turboprop',
  isWidebody: false,
})

/** By the code used in flight schedules. */
export const AIRCRAFT: Readonly<Record<string, AircraftType>> = {
  AT4: turboprop('ATR 42-600', 1_100, 48),
  AT7: turboprop('ATR 72-600', 1_300, 70),
  DH4: turboprop('De Havilland Dash 8-400', 1_900, 78),
  SF3: turboprop('Saab 340', 1_100, 34),
  CR9: jet('Bombardier CRJ-900', 2_600, 76, 1.25),
  SU9: jet('Sukhoi Superjet 100', 3_000, 87, 1.2),
  717: jet('Boeing 717', 2_600, 120, 1.2),
  E75: jet('Embraer 175', 3_300, 76, 1.2),
  E90: jet('Embraer 190', 4_000, 100, 1.15),
  E95: jet('Embraer 195-E2', 4_600, 136, 0.9),
  221: jet('Airbus A220-100', 5_500, 125, 0.9),
  223: jet('Airbus A220-300', 5_200, 145, 0.85),
  319: jet('Airbus A319', 4_800, 140, 1.1),
  320: jet('Airbus A320', 5_000, 174, 1),
  '32N': jet('Airbus A320neo', 5_800, 180, 0.83),
  321: jet('Airbus A321', 4_900, 210, 0.97),
  '32Q': jet('Airbus A321neo', 7_000, 215, 0.8),
  738: jet('Boeing 737-800', 5_000, 180, 0.98),
  '7M8': jet('Boeing 737 MAX 8', 6_000, 182, 0.84),
  '7M9': jet('Boeing 737 MAX 9', 5_800, 190, 0.83),
  757: jet('Boeing 757-200', 6_800, 190, 1.15),
  763: wide('Boeing 767-300ER', 10_200, 230, 1.12),
  788: wide('Boeing 787-8', 12_800, 245, 0.9),
  789: wide('Boeing 787-9', 15_100, 290, 0.86),
  '78J': wide('Boeing 787-10', 11_500, 320, 0.83),
  772: wide('Boeing 777-200ER', 12_800, 290, 1.08),
  '77L': wide('Boeing 777-200LR', 15_200, 290, 1.1),
  '77W': wide('Boeing 777-300ER', 13_900, 340, 1.02),
  332: wide('Airbus A330-200', 12_400, 250, 1.02),
  333: wide('Airbus A330-300', 11_000, 290, 0.98),
  338: wide('Airbus A330-800', 13_500, 235, 0.9),
  339: wide('Airbus A330-900', 12_600, 290, 0.86),
  359: wide('Airbus A350-900', 15_400, 310, 0.84),
  '35K': wide('Airbus A350-1000', 15_600, 350, 0.84),
  '74H': wide('Boeing 747-8', 13_500, 364, 1.08),
  388: wide('Airbus A380', 14_600, 500, 1.02),
}
