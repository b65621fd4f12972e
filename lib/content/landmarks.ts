import { type Landmark, landmarkSchema } from './landmark'
import amsterdam from './landmarks/amsterdam.json' with { type: 'json' }
import athens from './landmarks/athens.json' with { type: 'json' }
import bali from './landmarks/bali.json' with { type: 'json' }
import bangkok from './landmarks/bangkok.json' with { type: 'json' }
import barcelona from './landmarks/barcelona.json' with { type: 'json' }
import berlin from './landmarks/berlin.json' with { type: 'json' }
import budapest from './landmarks/budapest.json' with { type: 'json' }
import capeTown from './landmarks/cape-town.json' with { type: 'json' }
import copenhagen from './landmarks/copenhagen.json' with { type: 'json' }
import delhi from './landmarks/delhi.json' with { type: 'json' }
import dubai from './landmarks/dubai.json' with { type: 'json' }
import dublin from './landmarks/dublin.json' with { type: 'json' }
import edinburgh from './landmarks/edinburgh.json' with { type: 'json' }
import florence from './landmarks/florence.json' with { type: 'json' }
import goa from './landmarks/goa.json' with { type: 'json' }
import istanbul from './landmarks/istanbul.json' with { type: 'json' }
import jaipur from './landmarks/jaipur.json' with { type: 'json' }
import kochi from './landmarks/kochi.json' with { type: 'json' }
import krakow from './landmarks/krakow.json' with { type: 'json' }
import kyoto from './landmarks/kyoto.json' with { type: 'json' }
import lisbon from './landmarks/lisbon.json' with { type: 'json' }
import london from './landmarks/london.json' with { type: 'json' }
import madrid from './landmarks/madrid.json' with { type: 'json' }
import marrakesh from './landmarks/marrakesh.json' with { type: 'json' }
import mexicoCity from './landmarks/mexico-city.json' with { type: 'json' }
import mumbai from './landmarks/mumbai.json' with { type: 'json' }
import newYork from './landmarks/new-york.json' with { type: 'json' }
import nice from './landmarks/nice.json' with { type: 'json' }
import paris from './landmarks/paris.json' with { type: 'json' }
import porto from './landmarks/porto.json' with { type: 'json' }
import prague from './landmarks/prague.json' with { type: 'json' }
import reykjavik from './landmarks/reykjavik.json' with { type: 'json' }
import rome from './landmarks/rome.json' with { type: 'json' }
import sanFrancisco from './landmarks/san-francisco.json' with { type: 'json' }
import seville from './landmarks/seville.json' with { type: 'json' }
import singapore from './landmarks/singapore.json' with { type: 'json' }
import stockholm from './landmarks/stockholm.json' with { type: 'json' }
import tokyo from './landmarks/tokyo.json' with { type: 'json' }
import venice from './landmarks/venice.json' with { type: 'json' }
import vienna from './landmarks/vienna.json' with { type: 'json' }

const BY_SLUG: Record<string, unknown> = {
  amsterdam,
  athens,
  bali,
  bangkok,
  barcelona,
  berlin,
  budapest,
  'cape-town': capeTown,
  copenhagen,
  delhi,
  dubai,
  dublin,
  edinburgh,
  florence,
  goa,
  istanbul,
  jaipur,
  kochi,
  krakow,
  kyoto,
  lisbon,
  london,
  madrid,
  marrakesh,
  'mexico-city': mexicoCity,
  mumbai,
  'new-york': newYork,
  nice,
  paris,
  porto,
  prague,
  reykjavik,
  rome,
  'san-francisco': sanFrancisco,
  seville,
  singapore,
  stockholm,
  tokyo,
  venice,
  vienna,
}

const read = new Map<string, Landmark>()

/** What a destination is known by; null for a place without a page. Read when it is first drawn. */
export function landmarkOf(destination: string): Landmark | null {
  const kept = read.get(destination)
  if (kept || !Object.hasOwn(BY_SLUG, destination)) return kept ?? null
  const landmark = landmarkSchema.parse(BY_SLUG[destination])
  read.set(destination, landmark)
  return landmark
}
