import { type AircraftCabin, parseCabin } from '../world/aircraft'
import { AIRCRAFT_INTERIOR_TABLE } from './aircraft-interior-table'

/** Shares of the deck's seats from the front, 0 to 1. `sideExits` have seats beside them, doors a cross-aisle. */
export type DeckInterior = { doors: number[]; sideExits: number[]; lavatories: { front: number; rear: number } }

/** `cabins` are those of a full-service fitting; `economyAbreast` is what fits where it is all economy. */
export type UpperDeck = DeckInterior & { cabins: AircraftCabin[]; economyAbreast: string; stairs: 'front' | 'rear' }

export type AircraftInterior = DeckInterior & {
  wings: { from: number; to: number }
  windowless: number | null
  upper: UpperDeck | null
  /** The door of the main deck, counted from the front, that the stairs stand at. */
  stairsAtDoor: number | null
}

const INTERIORS = new Map(AIRCRAFT_INTERIOR_TABLE.trim().split('\n').map(parseInterior))

/** By the code used in flight schedules. Throws for a type without one: every type that flies here has a map. */
export function interiorOf(aircraft: string): AircraftInterior {
  const interior = INTERIORS.get(aircraft)
  if (!interior) throw new Error(`the inside of aircraft ${aircraft} is not known`)
  return interior
}

function parseInterior(line: string): [string, AircraftInterior] {
  const [code = '', doors = '', exits = '', wings = '', windowless = '', lavatories = '', ...upper] = line.split('|')
  const [from = 0, to = 0] = wings.split('-').map(Number)
  const [front = 0, rear = 0] = lavatories.split('/').map(Number)
  const [upperDoors = '', upperCabins = '', economyAbreast = '', stairs = ''] = upper
  const [stairsDoor = '', stairsAbove = ''] = stairs.split('/')
  const upperDeck: UpperDeck = {
    doors: shares(upperDoors),
    sideExits: [],
    lavatories: { front: 1, rear: 1 },
    cabins: upperCabins.split(' ').filter(Boolean).map(parseCabin),
    economyAbreast,
    stairs: stairsAbove === 'front' ? 'front' : 'rear',
  }
  const interior: AircraftInterior = {
    doors: shares(doors),
    sideExits: shares(exits),
    lavatories: { front, rear },
    wings: { from, to },
    windowless: windowless === '' ? null : Number(windowless),
    upper: upperCabins === '' ? null : upperDeck,
    stairsAtDoor: upperCabins === '' ? null : Number(stairsDoor),
  }
  return [code, interior]
}

function shares(text: string): number[] {
  return text.split(' ').filter(Boolean).map(Number)
}
