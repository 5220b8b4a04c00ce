import { churchWordsOf } from '#content/churchWords.ts';
import type { EditablePage } from '#content/editable/index.ts';
import { about } from '#content/en/about.ts';
import { branches } from '#content/en/branches.ts';
import * as church from '#content/en/church.ts';
import { contact } from '#content/en/contact.ts';
import { gallery } from '#content/en/gallery.ts';
import { give } from '#content/en/give.ts';
import { home } from '#content/en/home.ts';
import { joinOurTeam } from '#content/en/joinOurTeam.ts';
import { menOfGlory } from '#content/en/menOfGlory.ts';
import { ministries } from '#content/en/ministries.ts';
import { mission } from '#content/en/mission.ts';
import { motto } from '#content/en/motto.ts';
import { privacy } from '#content/en/privacy.ts';
import { sermons } from '#content/en/sermons.ts';
import { sundaySchool } from '#content/en/sundaySchool.ts';
import { vision } from '#content/en/vision.ts';
import { womenOfFaith } from '#content/en/womenOfFaith.ts';
import { youths } from '#content/en/youths.ts';
import type { Language } from '#content/language.ts';
import { ofArticlePages } from '#content/pages.ts';
import { about as aboutSw } from '#content/sw/about.ts';
import { branches as branchesSw } from '#content/sw/branches.ts';
import * as churchSw from '#content/sw/church.ts';
import { contact as contactSw } from '#content/sw/contact.ts';
import { gallery as gallerySw } from '#content/sw/gallery.ts';
import { give as giveSw } from '#content/sw/give.ts';
import { home as homeSw } from '#content/sw/home.ts';
import { joinOurTeam as joinOurTeamSw } from '#content/sw/joinOurTeam.ts';
import { menOfGlory as menOfGlorySw } from '#content/sw/menOfGlory.ts';
import { ministries as ministriesSw } from '#content/sw/ministries.ts';
import { mission as missionSw } from '#content/sw/mission.ts';
import { motto as mottoSw } from '#content/sw/motto.ts';
import { privacy as privacySw } from '#content/sw/privacy.ts';
import { sermons as sermonsSw } from '#content/sw/sermons.ts';
import { sundaySchool as sundaySchoolSw } from '#content/sw/sundaySchool.ts';
import { vision as visionSw } from '#content/sw/vision.ts';
import { womenOfFaith as womenOfFaithSw } from '#content/sw/womenOfFaith.ts';
import { youths as youthsSw } from '#content/sw/youths.ts';

/** The church's facts of the files. */
export const churchWords = {
  en: churchWordsOf({ ...church, branches }),
  sw: churchWordsOf({ ...churchSw, branches: branchesSw }),
};

/** An article page without text in the files. */
const none = { en: {}, sw: {} };

/** The words of the files, by page and language. */
export const fileWords: Readonly<Record<EditablePage, Readonly<Record<Language, object>>>> = {
  church: churchWords,
  about: { en: about, sw: aboutSw },
  contact: { en: contact, sw: contactSw },
  gallery: { en: gallery, sw: gallerySw },
  give: { en: give, sw: giveSw },
  home: { en: home, sw: homeSw },
  joinOurTeam: { en: joinOurTeam, sw: joinOurTeamSw },
  menOfGlory: { en: menOfGlory, sw: menOfGlorySw },
  ministries: { en: ministries, sw: ministriesSw },
  mission: { en: mission, sw: missionSw },
  motto: { en: motto, sw: mottoSw },
  privacy: { en: privacy, sw: privacySw },
  sermons: { en: sermons, sw: sermonsSw },
  sundaySchool: { en: sundaySchool, sw: sundaySchoolSw },
  vision: { en: vision, sw: visionSw },
  womenOfFaith: { en: womenOfFaith, sw: womenOfFaithSw },
  youths: { en: youths, sw: youthsSw },
  ...ofArticlePages(none),
};

/** The value at a path; undefined if there is none. */
export function at(words: unknown, path: string): unknown {
  let value = words;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
