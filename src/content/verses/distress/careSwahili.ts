import type { CareWords, DistressKind } from './care.ts';

const MAY_BE = 'Ukiwa hatarini, au ukifikiria kujitoa uhai, tafadhali piga {lines} sasa.';

/** Words of care in Kiswahili: short, because they are read in pain, on a small screen. */
export const swahili: Record<DistressKind, CareWords> = {
  despair: {
    clear:
      'Asante kwa kuniandikia, na pole sana kwa maumivu uliyo nayo. Maisha yako yana thamani kubwa. Tafadhali usibaki ' +
      'peke yako: piga simu sasa, au nenda kwa mtu unayemwamini.',
    possible: `Asante kwa kusema haya. Wewe ni wa thamani, na huhitaji kubeba haya peke yako. ${MAY_BE}`,
    note: 'Kama kuna dawa, sumu, kamba au wembe karibu nawe, ondoka hapo uende walipo watu.',
  },
  poison: {
    clear:
      'Tafadhali piga 999 au 112 sasa, au nenda hospitali iliyo karibu, hata kama huhisi maumivu bado. Beba pakiti yake, ' +
      'na usibaki peke yako. Maisha ni ya thamani, na msaada upo.',
    possible:
      'Kama mtu amemeza sumu au dawa nyingi, tafadhali piga {lines} sasa, au nenda hospitali iliyo karibu, hata kama ' +
      'hakuna maumivu bado.',
    note: 'Usisubiri, na usijaribu kutapika. Waambie madaktari ni nini na ni kiasi gani.',
  },
  violence: {
    clear:
      'Pole sana. Unayotendewa ni makosa, na si kosa lako. Tafadhali nenda mahali salama ukiweza, na umruhusu mtu ' +
      'akusaidie.',
    possible:
      'Pole kwa unayopitia. Hakuna mwenye haki ya kukuumiza au kukutia hofu. Ukiwa hatarini, tafadhali piga {lines}.',
    note: 'Kama kuna mtu anayeangalia simu yako, funga ukurasa huu ukishapiga.',
  },
  sexual: {
    clear:
      'Pole sana. Uliyotendewa ni makosa, na si kosa lako. Huhitaji kubaki peke yako na jambo hili: watu hawa ' +
      'watakusikiliza na kukuamini.',
    possible:
      'Pole sana. Hakuna anayeruhusiwa kukugusa bila hiari yako au kukulazimisha, na kamwe si kosa lako. Mtu akifanya hivyo, tafadhali ' +
      'piga {lines}.',
    note: 'Hospitali bado inaweza kukukinga na virusi vya UKIMWI na mimba, hasa ndani ya saa 72, na kuhifadhi ushahidi.',
  },
  child: {
    clear:
      'Umefanya vizuri kusema. Hilo ni makosa, na si kosa lako. Tafadhali piga 116, wanasaidia watoto, na umwambie mtu ' +
      'mzima unayemwamini, leo.',
    possible:
      'Asante kwa kusema. Hakuna anayeruhusiwa kukuumiza au kukuambia ufiche siri mbaya. Mtu akifanya hivyo, tafadhali ' +
      'piga {lines}, au umwambie mtu mzima unayemwamini.',
    note: 'Kama mtu mzima wa kwanza hakusaidii, mwambie mwingine, hadi upate msaada.',
  },
  otherDespair: {
    clear:
      'Asante kwa kumjali. Lichukulie kwa uzito: kaa naye, msikilize, mwulize waziwazi kama anafikiria kufa, na mpige simu ' +
      'pamoja, au upige wewe kwa niaba yake.',
    possible:
      'Asante kwa kumjali. Mwulize waziwazi hali yake, na umsikilize. Kama anaweza kuwa hatarini, kaa naye na upige {lines}.',
    note: 'Ondoa dawa, sumu, kamba na wembe karibu naye, na usiahidi kuficha siri.',
  },
  otherViolence: {
    clear:
      'Asante kwa kusimama naye. Mwamini, usimlaumu, na umsaidie kufika mahali salama akitaka. Watu hawa wanajua la ' +
      'kufanya.',
    possible: 'Asante kwa kujali. Sikiliza, na uamini unayoambiwa. Kama kuna mtu aliye hatarini, piga {lines}.',
    note: 'Usimkabili anayefanya hivyo ukiwa peke yako. Kama inatokea sasa, piga polisi.',
  },
  otherChild: {
    clear:
      'Asante kwa kumjali mtoto huyu. Mwamini, mwambie si kosa lake, mweke mbali na anayefanya hivyo, na upige simu sasa.',
    possible: 'Asante kwa kujali. Kama mtoto anaweza kuwa hatarini, piga {lines}: watakuambia la kufanya.',
    note: 'Baada ya unyanyasaji wa kingono, nenda hospitali kwanza, hasa ndani ya saa 72. Msimalize jambo hili nyumbani.',
  },
  harm: {
    clear:
      'Ni vizuri kwamba umeandika kabla jambo lolote halijatokea. Tafadhali ondoka sasa, uwe mbali nao, na uweke chini ' +
      'chochote kinachoweza kumuumiza mtu. Zungumza na mmoja wa watu hawa hadi utulie.',
    possible:
      'Ni vizuri kwamba umeandika haya. Hasira kubwa kama hii unaweza kumweleza mtu. Kama unaweza kumuumiza mtu, ' +
      'ondoka alipo sasa na upige {lines}.',
    note: 'Unaweza kuamua upya wakati huu. Si lazima jambo lolote litokee leo.',
  },
};
