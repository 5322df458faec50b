/**
 * Certificates as files: formula, proof and board written beside each other, the page that shows and checks them, and
 * certificates in bulk. What a certificate says is in the room `prove`.
 */
export {
  CertificateNames,
  certificateFiles,
  exitOfCertified,
  filesOf,
  type ProofFormat,
  USUAL_PROOF,
  writeCertificate,
} from './certificate-files.ts';
