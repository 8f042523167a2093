import type { UnkeptWords } from '../en/unkept.ts';

export const unkept: UnkeptWords = {
  army: 'Votre navigateur ne garde pas cette armée : la place manque, ou il n’en donne pas, ou il garde celle d’un autre onglet à sa place. En quittant la page, vous la perdrez, à moins de l’enregistrer dans un fichier.',
  map: 'Votre navigateur ne garde pas cette carte : la place manque, ou il n’en donne pas, ou il garde celle d’un autre onglet à sa place. En quittant la page, vous la perdrez, à moins de l’enregistrer dans un fichier.',
  scenario:
    'Votre navigateur ne garde pas cette bataille : la place manque, ou il n’en donne pas, ou il garde celle d’un autre onglet à sa place. En quittant la page, vous la perdrez, à moins de l’enregistrer dans un fichier.',
  laboratory:
    'Votre navigateur ne peut pas garder ce qui est placé ici : la place manque, ou il n’en donne pas. En quittant la page, vous le perdrez, à moins de l’enregistrer dans un fichier.',
  save: 'Enregistrer dans un fichier',
  dismiss: 'Fermer',
};
