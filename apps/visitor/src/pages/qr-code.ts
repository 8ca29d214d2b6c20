import { renderSVG } from 'uqr';
import { answerSvg } from './page.ts';

/** Draws the address of a bot's page as a QR code, with the quiet zone of four modules that readers need. */
export const drawQrCode = (url: URL): Response => answerSvg(renderSVG(url.href, { ecc: 'M', border: 4 }));
