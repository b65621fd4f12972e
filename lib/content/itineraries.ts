import { amsterdamInThreeDays } from './itineraries/amsterdam-in-three-days'
import { andalusiaInSevenDays } from './itineraries/andalusia-in-seven-days'
import { athensAndTheIslandsInSixDays } from './itineraries/athens-and-the-islands-in-six-days'
import { baliInSevenDays } from './itineraries/bali-in-seven-days'
import { bangkokInThreeDays } from './itineraries/bangkok-in-three-days'
import { barcelonaInFourDays } from './itineraries/barcelona-in-four-days'
import { berlinInThreeDays } from './itineraries/berlin-in-three-days'
import { budapestInThreeDays } from './itineraries/budapest-in-three-days'
import { californiaCoastInSevenDays } from './itineraries/california-coast-in-seven-days'
import { capeTownAndTheWinelandsInSixDays } from './itineraries/cape-town-and-the-winelands-in-six-days'
import { copenhagenInThreeDays } from './itineraries/copenhagen-in-three-days'
import { dubaiInThreeDays } from './itineraries/dubai-in-three-days'
import { dublinInThreeDays } from './itineraries/dublin-in-three-days'
import { edinburghAndTheHighlandsInFiveDays } from './itineraries/edinburgh-and-the-highlands-in-five-days'
import { goaInFiveDays } from './itineraries/goa-in-five-days'
import { goldenTriangleInSixDays } from './itineraries/golden-triangle-in-six-days'
import { icelandSouthCoastInFiveDays } from './itineraries/iceland-south-coast-in-five-days'
import { istanbulInFourDays } from './itineraries/istanbul-in-four-days'
import { keralaInSevenDays } from './itineraries/kerala-in-seven-days'
import { krakowInThreeDays } from './itineraries/krakow-in-three-days'
import { lisbonInThreeDays } from './itineraries/lisbon-in-three-days'
import { londonInFourDays } from './itineraries/london-in-four-days'
import { londonWithChildrenInThreeDays } from './itineraries/london-with-children-in-three-days'
import { madridInThreeDays } from './itineraries/madrid-in-three-days'
import { mexicoCityInFourDays } from './itineraries/mexico-city-in-four-days'
import { moroccoInSevenDays } from './itineraries/morocco-in-seven-days'
import { mumbaiInThreeDays } from './itineraries/mumbai-in-three-days'
import { newYorkInFourDays } from './itineraries/new-york-in-four-days'
import { parisInThreeDays } from './itineraries/paris-in-three-days'
import { portugalByTrainInSevenDays } from './itineraries/portugal-by-train-in-seven-days'
import { rajasthanInNineDays } from './itineraries/rajasthan-in-nine-days'
import { rivieraInFiveDays } from './itineraries/riviera-in-five-days'
import { romeFlorenceVeniceInEightDays } from './itineraries/rome-florence-venice-in-eight-days'
import { romeInThreeDays } from './itineraries/rome-in-three-days'
import { singaporeInThreeDays } from './itineraries/singapore-in-three-days'
import { tokyoAndKyotoInEightDays } from './itineraries/tokyo-and-kyoto-in-eight-days'
import { tokyoInFourDays } from './itineraries/tokyo-in-four-days'
import { tuscanyInFiveDays } from './itineraries/tuscany-in-five-days'
import { viennaInThreeDays } from './itineraries/vienna-in-three-days'
import { viennaPragueBudapestInEightDays } from './itineraries/vienna-prague-budapest-in-eight-days'
import type { Itinerary } from './itinerary'

/** All itineraries, by the names of their addresses. */
export const ITINERARIES: Itinerary[] = [
  amsterdamInThreeDays,
  andalusiaInSevenDays,
  athensAndTheIslandsInSixDays,
  baliInSevenDays,
  bangkokInThreeDays,
  barcelonaInFourDays,
  berlinInThreeDays,
  budapestInThreeDays,
  californiaCoastInSevenDays,
  capeTownAndTheWinelandsInSixDays,
  copenhagenInThreeDays,
  dubaiInThreeDays,
  dublinInThreeDays,
  edinburghAndTheHighlandsInFiveDays,
  goaInFiveDays,
  goldenTriangleInSixDays,
  icelandSouthCoastInFiveDays,
  istanbulInFourDays,
  keralaInSevenDays,
  krakowInThreeDays,
  lisbonInThreeDays,
  londonInFourDays,
  londonWithChildrenInThreeDays,
  madridInThreeDays,
  mexicoCityInFourDays,
  moroccoInSevenDays,
  mumbaiInThreeDays,
  newYorkInFourDays,
  parisInThreeDays,
  portugalByTrainInSevenDays,
  rajasthanInNineDays,
  rivieraInFiveDays,
  romeFlorenceVeniceInEightDays,
  romeInThreeDays,
  singaporeInThreeDays,
  tokyoAndKyotoInEightDays,
  tokyoInFourDays,
  tuscanyInFiveDays,
  viennaInThreeDays,
  viennaPragueBudapestInEightDays,
]
